// npm start: installs what is missing, builds what is stale, runs the server with its database.
import { readFileSync } from 'node:fs'
import { build, install, run } from './workplace.mjs'

// How memory is held; systemd, Docker and the benches start a server so too. Why: docs/performance.md.
const { flags, environment } = JSON.parse(
  readFileSync(new URL('server-process.json', import.meta.url), 'utf8'),
)

install()
build()
run('server/dist/main.mjs', [], { flags, environment })
