// npm run backup | restore | move: what an installation holds, out of it, into an empty one, or to a database server.
import { install, run } from './workplace.mjs'

install()
run('server/tools/safekeeping/main.ts', process.argv.slice(2))
