# The mock backend with the built client: API, websocket, console and pages on one port.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY seeds/package.json seeds/
COPY mock-server/package.json mock-server/
COPY client/package.json client/
# Optional packages stay in: the bundler's native part is one.
RUN npm ci
COPY . .
RUN node scripts/tasks.mjs build

FROM node:24-bookworm-slim AS run
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY seeds/package.json seeds/
COPY mock-server/package.json mock-server/
COPY client/package.json client/
# Installed here rather than copied: links between workspaces must stay links.
RUN npm ci --omit=dev --omit=optional -w @app/contract -w @app/mock-server && npm cache clean --force
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/__mock/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "dist/server/main.js"]
