// npm run school -- --host … --name … --admin …: makes a school and its first administrator.
import { install, runServer } from './workplace.mjs'

install()
runServer('new-school.ts', process.argv.slice(2))
