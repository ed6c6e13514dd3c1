// npm start: installs what is missing, builds what is stale, runs the server with its database.
import { build, install, runServer } from './workplace.mjs'

install()
build()
runServer('main.ts', [])
