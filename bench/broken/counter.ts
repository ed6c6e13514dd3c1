// Loaded before the server to break it: a count is read, and written as one more than what was read.
import pg from 'pg'

const { prototype } = pg.Client
const query = Reflect.get(prototype, 'query') as (...given: unknown[]) => unknown
const atomic = '"review"."likes" +'
const torn = '(select before.likes from review before where before.id = "review"."id") +'

Reflect.set(
  prototype,
  'query',
  function broken(this: unknown, config: unknown, ...more: unknown[]) {
    const { text } = config as { text?: unknown }
    const isCount = typeof text === 'string' && text.includes(atomic)
    const changed = isCount ? { ...(config as object), text: text.replace(atomic, torn) } : config
    return Reflect.apply(query, this, [changed, ...more])
  },
)
