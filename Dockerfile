# Stage 1 installs everything and builds the browser app.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches ./patches
COPY scripts/patch.mjs ./scripts/
RUN npm ci
COPY . .
RUN npm run build

# Stage 2 keeps what runs.
FROM node:24-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches ./patches
COPY scripts/patch.mjs ./scripts/
RUN npm ci --omit=dev

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=modules /app/node_modules ./node_modules
COPY package.json ./
COPY drizzle ./drizzle
COPY shared ./shared
COPY server ./server
# For the operator's commands, `npm run admin`. Without a lockfile, nothing is installed.
COPY scripts/admin.ts scripts/ready.mjs scripts/install.mjs scripts/parent.mjs ./scripts/
COPY scripts/admin ./scripts/admin
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]
