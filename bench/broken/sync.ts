// Loaded before the server to break it: commits are acknowledged before they are on disk. The faults must notice.
import pg from 'pg'

const { prototype } = pg.Client
const connect = Reflect.get(prototype, 'connect') as (callback?: unknown) => unknown

type Opened = { connectionParameters: { options?: string } }

Reflect.set(prototype, 'connect', function broken(this: Opened, callback?: unknown) {
  const { connectionParameters: parameters } = this
  const { options = '' } = parameters
  parameters.options = options.replace('synchronous_commit=on', 'synchronous_commit=off')
  return Reflect.apply(connect, this, callback ? [callback] : [])
})
