// Looks at the boxes of everything on the page and tells what nobody would like to see:
// text that is cut off, that lies under or over other things, or that is too small to read;
// a prompt, a hand or a tool of the bar that is out of the window, things to choose of which none is in sight;
// on a touch screen (`touch`) anything to be pressed that a finger does not hit.
// Cards in a fan cover each other on purpose (data-fan); what scrolls is not cut off.
({ touch }) => {
  const SMALLEST = 11, SLACK = 2, FINGER = 40;
  // What is laid out as if it were not there has no box of its own.
  const clips = (style, axis) => style.display !== "contents" && ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const scrolls = (style, axis) => style.display !== "contents" && ["auto", "scroll"].includes(style[`overflow${axis}`]);
  const parents = function* (element) { for (let at = element; at; at = at.parentElement) yield at; };
  const told = (element, text) => {
    const at = element.closest("[class]");
    return `"${text.slice(0, 40)}" in ${at?.tagName.toLowerCase() ?? ""}.${(at?.getAttribute("class") ?? "").split(" ")[0]}`;
  };

  /** What lies wholly outside of what clips it is out of sight, and not cut off. */
  const hides = (style, frame, { left, top, right, bottom }) =>
    (clips(style, "Y") && (top >= frame.bottom || bottom <= frame.top)) ||
    (clips(style, "X") && (left >= frame.right || right <= frame.left));

  /** The part of a box that can be seen: what scrollers have moved out of sight is not there. */
  function seen(element, box) {
    let { left, top, right, bottom } = box;
    for (const at of parents(element)) {
      const style = getComputedStyle(at), frame = at.getBoundingClientRect();
      if (scrolls(style, "X")) { left = Math.max(left, frame.left); right = Math.min(right, frame.right); }
      if (scrolls(style, "Y")) { top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom); }
      if (hides(style, frame, { left, top, right, bottom })) return { left, top, right, bottom, width: 0, height: 0 };
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  function cut(element, box) {
    let { left, top, right, bottom } = box;
    for (const at of parents(element)) {
      const style = getComputedStyle(at), frame = at.getBoundingClientRect();
      if (style.position === "fixed") break;
      if (scrolls(style, "X")) { left = Math.max(left, frame.left); right = Math.min(right, frame.right); }
      if (scrolls(style, "Y")) { top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom); }
      if (left >= right || top >= bottom || hides(style, frame, { left, top, right, bottom })) return false;
      if (clips(style, "X") && (left < frame.left - SLACK || right > frame.right + SLACK)) return true;
      if (clips(style, "Y") && (top < frame.top - SLACK || bottom > frame.bottom + SLACK)) return true;
    }
    return left < -SLACK || right > innerWidth + SLACK;
  }

  /** Everything that is only for screen readers is a box of one pixel. */
  const forEars = (element) => [...parents(element)].some((at) => (at.clientWidth === 1 && at.clientHeight === 1) || at.matches(".vh"));

  /** The box of a line is as high as the font's tallest letters; what is printed is less. */
  const inked = ({ left, right, top, height, width }) => {
    const bare = height * 0.2;
    return { left, right, width, top: top + bare, bottom: top + height - bare, height: height - 2 * bare };
  };

  /** A surface of which nothing is drawn covers nothing: a text below it is seen. */
  const drawn = (at) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    return at instanceof SVGElement || at.matches("img, input, select") || backgroundImage !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)";
  };
  const clear = (top, below) => { for (const at of parents(top)) { if (at.contains(below)) return true; if (drawn(at)) return false; } return true; };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement, text = node.data.trim();
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("option, script, style, title, symbol") || forEars(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) texts.push({ element, text, box: inked(box) });
  }

  const faults = new Set();
  const inSight = [];
  for (const { element, text, box } of texts) {
    if (!element.closest("[data-fan]") && cut(element, box)) faults.add(`cut off: ${told(element, text)}`);
    const size = parseFloat(getComputedStyle(element).fontSize);
    const scale = element instanceof SVGElement ? Math.abs(element.getScreenCTM?.()?.d ?? 1) : 1;
    if (size * scale < SMALLEST - 0.01) faults.add(`${(size * scale).toFixed(1)} px: ${told(element, text)}`);
    const part = seen(element, box);
    if (part.width > 3 && part.height > box.height / 2 && part.bottom > 0 && part.top < innerHeight) inSight.push({ element, text, box: part });
  }
  for (let i = 0; i < inSight.length; i++) {
    const one = inSight[i], x = (one.box.left + one.box.right) / 2, y = (one.box.top + one.box.bottom) / 2;
    if (one.element.closest("[data-fan]")) continue;
    const top = document.elementFromPoint(x, y);
    // A button may reach beyond its box, over the whole of what it opens: that surface is not seen.
    const beyond = top && (() => { const { left, right, top: up, bottom } = top.getBoundingClientRect(); return x < left || x > right || y < up || y > bottom; })();
    const related = !top || beyond || top.contains(one.element) || one.element.contains(top) || top.closest("[data-fan]") || clear(top, one.element);
    if (!related && !(top.closest("[data-thing], button") ?? top).contains(one.element)) {
      const group = one.element.closest("[data-thing], button");
      if (!group?.contains(top)) faults.add(`covered: ${told(one.element, one.text)} by ${told(top, top.textContent.trim())}`);
    }
    for (const two of inSight.slice(i + 1)) {
      if (two.element.closest("[data-fan]") || one.element === two.element) continue;
      const width = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
      const height = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
      if (width > SLACK && height > 0.4 * Math.min(one.box.height, two.box.height))
        faults.add(`over each other: ${told(one.element, one.text)} and ${told(two.element, two.text)}`);
    }
  }

  // What must be done is in view.
  const named = (element) => `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").split(" ")[0]}`;
  const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !forEars(element);
  const inWindow = ({ left, top, right, bottom }) => left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK;
  for (const part of document.querySelectorAll(".prompt, .plan > .dock, .frame > header :is(button, a, select)")) {
    if (visible(part) && !inWindow(part.getBoundingClientRect())) faults.add(`out of the window: ${named(part)}`);
  }
  const scroller = (at) => {
    const style = getComputedStyle(at);
    return (scrolls(style, "X") && at.scrollWidth > at.clientWidth + SLACK) || (scrolls(style, "Y") && at.scrollHeight > at.clientHeight + SLACK);
  };
  // What is scrolled out of sight with all that is around it is a part of what scrolls that.
  const around = (at) => { const whole = at.getBoundingClientRect(), { width, height } = seen(at.parentElement, whole); return width * height >= 0.5 * whole.width * whole.height; };
  const frameOf = (element) => [...parents(element.parentElement)].find((at) => scroller(at) && around(at)) ?? document.body;
  const lit = [...document.querySelectorAll("[data-lit]")].filter(visible);
  for (const frame of new Set(lit.map(frameOf))) {
    const inside = lit.filter((one) => frameOf(one) === frame);
    const shown = inside.filter((one) => {
      const whole = one.getBoundingClientRect(), { left, top, right, bottom } = seen(one, whole);
      const across = Math.min(right, innerWidth) - Math.max(left, 0), down = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return across > 0 && down > 0 && across * down >= 0.5 * whole.width * whole.height;
    });
    if (frame === document.body && shown.length < inside.length) faults.add(`out of the window: ${inside.length - shown.length} of ${inside.length} to choose from, ${named(inside.find((one) => !shown.includes(one)))}`);
    if (shown.length === 0) faults.add(`scrolled out of sight: all ${inside.length} to choose from in ${named(frame)}`);
  }

  // A finger needs room: the target itself, or the bare surroundings that belong to it, or neighbours that mean the same.
  // What can only be read about needs less: whoever misses it reads about its neighbour.
  const needs = (target) => (target.matches("[data-thing]:not([data-lit])") ? FINGER / 2 : FINGER);
  const same = (one, two) => one.dataset.means !== undefined && one.dataset.means === two.dataset.means;
  const pressed = [...document.querySelectorAll("button, a[href], select, input, [data-lit]")].filter((one) => getComputedStyle(one).pointerEvents !== "none");
  // The halves of one thing are one target.
  const together = (target) => pressed.filter((one) => one === target || same(one, target)).map((one) => one.getBoundingClientRect())
    .reduce((all, { left, top, right, bottom }) => (left <= all.right + SLACK && right >= all.left - SLACK && top <= all.bottom + SLACK && bottom >= all.top - SLACK
      ? new DOMRect(Math.min(left, all.left), Math.min(top, all.top), Math.max(right, all.right) - Math.min(left, all.left), Math.max(bottom, all.bottom) - Math.min(top, all.top)) : all), target.getBoundingClientRect());
  for (const target of touch ? pressed.filter((one) => visible(one) && !one.matches(":disabled, [tabindex='-1']:not([data-lit]), .skip")) : []) {
    const whole = together(target), box = seen(target, whole);
    if (box.width < whole.width - SLACK || box.height < whole.height - SLACK || !inWindow(whole)) continue;
    const finger = needs(target);
    if (box.width >= finger - 0.5 && box.height >= finger - 0.5) continue;
    const [x, y, half] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, finger / 2 - 1];
    const near = [[-half, 0], [half, 0], [0, -half], [0, half]].map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy));
    const other = near.find((at) => {
      const found = at && !(at.contains(target) && !at.matches("button, a, label")) && at.closest("button, a[href], select, input, [data-lit]");
      // Whoever misses what can be chosen and reads about its neighbour has done no harm.
      return found && found !== target && !same(found, target) && !(target.matches("[data-lit]") && found.matches("[data-thing]:not([data-lit])"));
    });
    const bare = near.every((at) => at && (target.contains(at) || at.closest("label")?.contains(target)));
    if (!bare && (other || Math.min(box.width, box.height) < Math.min(finger, 24))) faults.add(`too small for a finger, ${Math.round(box.width)} x ${Math.round(box.height)}: ${named(target)} ${(target.getAttribute("aria-label") ?? target.textContent ?? "").trim().slice(0, 30)}`);
  }
  return [...faults];
}
