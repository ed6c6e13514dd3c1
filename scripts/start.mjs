// npm start: installs what is missing, builds what is stale, runs the server with its database.
import { build, install, run } from './workplace.mjs'

install()
build()
run('server/dist/main.mjs', [])
