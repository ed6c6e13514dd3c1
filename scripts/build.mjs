// npm run build: builds the web client when it is stale.
import { build, install } from './workplace.mjs'

install()
build()
