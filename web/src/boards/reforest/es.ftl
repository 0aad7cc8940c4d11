reforest-others = Las otras regiones
reforest-yours = Tu región
reforest-mountain-of = Región de { $name }
reforest-look = Mirar la región de { $name }
reforest-back = volver a mi región
reforest-hand = Tu mano
reforest-back-of-card = una carta bocabajo
reforest-seen = los demás han visto esta carta
reforest-hand-word = mano
reforest-of = de { $limit }
reforest-cards = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
reforest-energy = energía
reforest-energies = { $count } de energía
reforest-points = { $points ->
    [one] punto
   *[other] puntos
}
reforest-won = Visitantes ganados: { $names }

reforest-visitors = Visitantes
reforest-judged = se juzgan al agotarse el mazo
reforest-this-round = esta ronda
reforest-held-over = tras empate
reforest-round = ronda { $round }
reforest-drawn = robado
reforest-most = más { $things }
reforest-at-least = { $count } { $things }
reforest-won-by = de { $name }
reforest-gone = se fue sin dueño
reforest-count = { $name }: { $count }
reforest-leads = { $name } va en cabeza con { $count }
reforest-tie = nadie va solo en cabeza
reforest-so-far = { $count } de { $wanted }
reforest-event = evento
reforest-all-round = toda la ronda

reforest-nursery = Vivero
reforest-deck = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
reforest-on-top = has visto lo que hay encima: { $names }
reforest-discarded = descartadas
reforest-empty-slot = hueco del vivero
reforest-in-deck = en el mazo
reforest-tucked = apartadas
reforest-tucked-help = bajo el visitante de esta ronda, para el próximo mazo
reforest-of-rounds = de 3 rondas
reforest-last-lap = última vuelta
reforest-target = por superar

reforest-high = Alta
reforest-middle = Media
reforest-low = Baja
reforest-smallest = mínimo { $count }
reforest-nothing = aquí no crece nada
reforest-pay = paga { $price }
reforest-free = gratis
reforest-move-from = moverla
reforest-move-here = mover aquí
reforest-store-here = almacenar aquí
reforest-burn = quemar
reforest-use = usar
reforest-unpaid = por pagar: { $count }
reforest-beneath = { $count ->
    [one] una planta en el sotobosque
   *[other] { $count } plantas en el sotobosque
}
reforest-understory = sotobosque
reforest-more-under = { $count } más debajo
reforest-layers = Mostrar toda la pila
reforest-close = Cerrar
reforest-height = altura de al menos
reforest-tall = { $metres } m
reforest-effects = Efectos por usar

reforest-why-too-high = Demasiado arriba para ella
reforest-why-too-low = Demasiado abajo para ella
reforest-why-wrong-row = No crece a esta altura
reforest-why-not-taller = No supera los { $metres } m
reforest-why-first-low = La primera planta va abajo
reforest-why-not-adjacent = No es contiguo a ninguna planta tuya
reforest-why-cannot-pay = Cuesta { $price }, más de lo que puedes pagar

reforest-story = La ronda { $round } ha terminado
reforest-story-why = La última carta ha salido del mazo.
reforest-story-step = { $step } de { $steps }
reforest-story-wins = { $name } lo gana con { $count } y suma { $value }.
reforest-story-solo-wins = { $count } de { $wanted }: lo consigues y sumas { $value }.
reforest-story-waits = Nadie va solo en cabeza: espera al final de la ronda { $round }.
reforest-story-left = Nadie va solo en cabeza: se va para siempre.
reforest-story-solo-left = { $count } de { $wanted }: se va sin dueño.
reforest-story-deck = Se barajan los descartes, el vivero y { $round ->
    [3] ninguna carta apartada
   *[other] las cartas apartadas
}: un mazo nuevo de { $cards }.
reforest-story-event = Un evento: { $event }
reforest-story-lap = La última vuelta: se juega hasta que volvería a ser el turno de { $name }.
reforest-story-solo-lap = Después de este turno queda uno más.
reforest-story-goes-on = Sigue quien fue interrumpido.
reforest-next = Siguiente
reforest-previous = Atrás
reforest-skip = Saltar
reforest-done = Seguir jugando

reforest-ask-where = ¿Dónde crecerá { $name }? Mide { $metres } m y cuesta { $price }.
reforest-ask-what = ¿Qué crecerá aquí: { $space }?
reforest-ask-to = ¿Adónde se mueve { $name }?
reforest-span = de { $least } a { $most }
reforest-costs = Cuesta ahora
reforest-brings = Puntos ahora
reforest-grows = Crece ahora
reforest-nowhere = en ningún sitio
reforest-could-grow = Podría crecer aquí
reforest-at-price = { $name }: paga { $price }, { $gain }
reforest-now = Ahora

pad-mountain = La montaña: elige un espacio para anotar su pila
pad-stack = La pila, del dosel hacia abajo
pad-upwards = de abajo arriba { $plants }
pad-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pad-cannot-be = esto no puede ser
pad-energy = Energía, bocabajo
pad-hand = Cartas en la mano
pad-raise = Subir { $name } un puesto
pad-take-away = Quitar { $name }
pad-kinds = Solo plantas de un tipo
pad-doubt-row = no en esta fila
pad-doubt-height = no es más alta
pad-doubt-copies = ya no quedan
pad-add-visitor = Añadir un visitante
pad-unearned = no ganado
pad-unearned-visitors = Visitantes que no se ganaron
pad-all-plants = Valor de las 30 plantas en juego, todas juntas
pad-to-beat = Por superar
