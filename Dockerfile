# Spinney as an image: the page is built with Node, the rules' modules and the wheel with Python, and only the wheel is
# installed in what runs. Nothing here names a processor: the same file serves amd64 and arm64.
#
#   docker build --tag spinney .
#   docker run --publish 127.0.0.1:8000:8000 --volume spinney:/data spinney

FROM node:22-slim AS page
WORKDIR /src
COPY web/package.json web/package-lock.json web/
# Not `npm ci`: the lock cannot name builds of Rolldown for machines that it does not offer, and `ci` insists on them.
RUN npm --prefix web install --no-save --no-audit --no-fund
COPY src src
COPY web web
RUN npm --prefix web run build

FROM python:3.12-slim AS wheel
RUN apt-get update && apt-get install --yes --no-install-recommends lld && rm -rf /var/lib/apt/lists/*
RUN pip install --no-cache-dir uv
WORKDIR /src
COPY pyproject.toml requirements.lock README.md LICENSE THIRD_PARTY.md ./
COPY LICENSES LICENSES
COPY docs/rules docs/rules
COPY src src
RUN uv pip install --system --no-cache --constraint requirements.lock --editable ".[study]" && spinney build
COPY --from=page /src/src/spinney/server/page src/spinney/server/page
RUN uv build --wheel --out-dir /wheel

FROM python:3.12-slim
COPY --from=wheel /wheel /wheel
COPY requirements.lock /wheel/
RUN pip install --no-cache-dir uv \
    && uv pip install --system --no-cache --compile-bytecode --constraint /wheel/requirements.lock \
        "spinney[postgres] @ file://$(ls /wheel/*.whl)" \
    && pip uninstall --yes uv && rm -rf /wheel \
    && useradd --uid 10001 --create-home --home-dir /data --shell /usr/sbin/nologin spinney \
    && chmod 700 /data
USER spinney
# The data folder is the only place that is written to: the rest may be read-only.
ENV XDG_DATA_HOME=/data PYTHONDONTWRITEBYTECODE=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
ENTRYPOINT ["spinney"]
CMD ["serve", "--host", "0.0.0.0", "--log", "json"]
