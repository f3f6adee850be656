# The client alone, static, in front of any backend: BACKEND names it (http://host:port, https://host).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY seeds/package.json seeds/
COPY mock-server/package.json mock-server/
COPY client/package.json client/
RUN npm ci
COPY . .
RUN node scripts/tasks.mjs build production

FROM nginx:1.28-alpine
# ART=served where the backend serves drawings (the mock does), drawn where it has none.
ENV BACKEND=http://mock:8787 BACKEND_HOST= BACKEND_VERIFY=on BACKEND_CA=/etc/ssl/certs/ca-certificates.crt
ENV SITE_ID= ART=drawn CONNECT=
# The image's own start finds where names are asked for.
ENV NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1
COPY docker/client.conf.template /etc/nginx/templates/default.conf.template
COPY docker/config.js.template /etc/nginx/templates/config.js.template
COPY --from=build /app/dist/production /usr/share/nginx/html
EXPOSE 80
HEALTHCHECK --interval=10s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1/config.js
