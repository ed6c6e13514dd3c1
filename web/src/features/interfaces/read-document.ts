/** A member of an input or output: how deep it lies, its name, what it is, and what is asked of it. */
export type Member = {
  readonly depth: number
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly note: string
}

/** What a call may answer instead: its code and its sentence. */
export type Refusal = { readonly code: string; readonly sentence: string }

/** A call as it is read by people. */
export type Described = {
  readonly id: string
  readonly name: string
  readonly room: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly who: readonly string[]
  readonly mode: string
  readonly menu: string
  readonly input: readonly Member[]
  readonly output: readonly Member[]
  readonly refusals: readonly Refusal[]
}

type Plain = Readonly<Record<string, unknown>>

const plain = (value: unknown): Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : {}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const typeOf = (schema: Plain): string => {
  if ('const' in schema) return JSON.stringify(schema['const'])
  if ('enum' in schema)
    return list(schema['enum'])
      .map((one) => JSON.stringify(one))
      .join(' | ')
  const options = list(schema['anyOf'] ?? schema['oneOf'])
  if (options.length > 0) {
    // What may be absent within and without says null twice.
    return [...new Set(options.flatMap((one) => typeOf(plain(one)).split(' | ')))].join(' | ')
  }
  const type = schema['type']
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'array') {
    const item = typeOf(plain(schema['items']))
    return 'prefixItems' in schema ? 'tuple' : `${item}[]`
  }
  return text(type) || 'any'
}

const limits = [
  ['minLength', '最短'],
  ['maxLength', '最长'],
  ['minimum', '不小于'],
  ['maximum', '不大于'],
  ['minItems', '至少'],
  ['maxItems', '至多'],
] as const

const noteOf = (schema: Plain): string => {
  const limitTexts = limits
    .filter(
      ([name]) => typeof schema[name] === 'number' && schema[name] !== Number.MAX_SAFE_INTEGER,
    )
    .map(([name, word]) => `${word} ${String(schema[name])}`)
  const usual = 'default' in schema ? [`默认 ${JSON.stringify(schema['default'])}`] : []
  return [text(schema['description']), ...limitTexts, ...usual].filter(Boolean).join('，')
}

const deepest = 6

/** The members of an object, of the items of a list, or of the first object among several shapes. */
const within = (schema: Plain): Plain => {
  if ('properties' in schema) return schema
  if (schema['type'] === 'array') return within(plain(schema['items']))
  const shapes = list(schema['anyOf'] ?? schema['oneOf']).map((one) => within(plain(one)))
  return shapes.find((shape) => 'properties' in shape) ?? {}
}

/** The members of a schema, each followed by its own. */
export const membersOf = (schema: Plain, depth = 0): readonly Member[] => {
  const object = within(schema)
  const required = list(object['required'])
  if (depth > deepest) return []
  return Object.entries(plain(object['properties'])).flatMap(([name, value]) => {
    const member = plain(value)
    return [
      {
        depth,
        name,
        type: typeOf(member),
        required: required.includes(name),
        note: noteOf(member),
      },
      ...membersOf(member, depth + 1),
    ]
  })
}

const schemaIn = (part: unknown): Plain =>
  plain(plain(plain(plain(part)['content'])['application/json'])['schema'])

const refusalsIn = (description: string): readonly Refusal[] =>
  [...description.matchAll(/(-\d+) [^:;]+: ([^;]+)/g)].map(([, code, sentence]) => ({
    code: code ?? '',
    sentence: (sentence ?? '').trim(),
  }))

/** What a GET takes in its query. */
const inQuery = (operation: Plain): readonly Member[] =>
  list(operation['parameters'])
    .map(plain)
    .map((parameter) => {
      const schema = plain(parameter['schema'])
      return {
        depth: 0,
        name: text(parameter['name']),
        type: typeOf(schema),
        required: parameter['required'] === true,
        note: noteOf(schema),
      }
    })

const callIn = (path: string, method: string, operation: Plain): Described => {
  const id = text(operation['operationId'])
  const description = text(operation['description'])
  const answer = plain(plain(operation['responses'])['200'])
  const data = plain(plain(schemaIn(answer)['properties'])['Data'])
  return {
    id,
    name: id.split('.').at(-1) ?? id,
    room: text(list(operation['tags'])[0]) || id.split('.')[0] || '',
    method: method.toUpperCase(),
    path,
    summary: text(operation['summary']),
    who: (/For: ([^.]+)\./.exec(description)?.[1] ?? '').split(', ').filter(Boolean),
    mode: /in mode (\w+)/.exec(description)?.[1] ?? '',
    menu: /Menu code (\d+)/.exec(description)?.[1] ?? '',
    input: [...membersOf(schemaIn(operation['requestBody'])), ...inQuery(operation)],
    output: membersOf(data),
    refusals: refusalsIn(text(answer['description'])),
  }
}

/** The calls of an OpenAPI document, in its order. */
export const readDocument = (document: Plain): readonly Described[] =>
  Object.entries(plain(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(plain(methods)).map(([method, operation]) =>
      callIn(path, method, plain(operation)),
    ),
  )

/** The calls whose path, name, room or sentences have all the words in them. */
export const narrowTo = (calls: readonly Described[], key: string): readonly Described[] => {
  const words = key.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter((one) => {
    const hay = [one.path, one.id, one.summary, ...one.refusals.map(({ sentence }) => sentence)]
      .join(' ')
      .toLowerCase()
    return words.every((word) => hay.includes(word))
  })
}
