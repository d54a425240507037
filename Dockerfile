# The server with everything it needs and nothing more. `docker build -t pravesh .`, then
# `docker run --stop-timeout 90 -p 4000:4000 -v pravesh-data:/data pravesh`; docs/configuration.md has the settings, which are environment variables.
ARG NODE=26-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# `npm ci --omit=dev` would bring the TypeScript compiler too, which packages name for their types. Without the list of
# development packages npm installs what is left, in the versions of the lock file.
RUN npm pkg delete devDependencies && npm install --no-audit --no-fund
# The software bill of materials, for programs that look for known weaknesses.
RUN npm sbom --sbom-format cyclonedx > sbom.cdx.json

FROM build AS loaded
COPY --from=packages /app/node_modules /loaded/node_modules
# Most packages are bundled: of those only their licences and versions stay.
RUN npx tsx server/build/prune-packages.ts /loaded/node_modules

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/sbom.cdx.json sbom.cdx.json
COPY --from=loaded /loaded/node_modules node_modules
COPY --from=build /app/dist dist
# Migrations and the demo are read at start.
COPY prisma prisma
# The texts and fonts of the PDF documents are read when somebody asks for one.
COPY server/pdf server/pdf
# A volume takes over the owner of the folder it is first mounted on.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
# The first start makes the database.
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
