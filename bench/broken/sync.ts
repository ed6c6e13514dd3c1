// Loaded before the server to break it: commits are acknowledged before they are on disk. The faults must notice.
import pg from 'pg'

type Opened = { connectionParameters: { options?: string } }

const { prototype } = pg.Client
const { connect } = prototype
prototype.connect = function broken(this: Opened, callback?: (error: Error) => void) {
  const { connectionParameters: parameters } = this
  const { options = '' } = parameters
  parameters.options = options.replace('synchronous_commit=on', 'synchronous_commit=off')
  return Reflect.apply(connect, this, callback ? [callback] : [])
} as typeof connect
