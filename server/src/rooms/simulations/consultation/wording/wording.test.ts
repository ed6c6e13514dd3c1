import { lexiconOf } from '@xinglin/simulation/understanding'
import { checkerOf } from '@xinglin/simulation/wording'
import { readModel } from '@xinglin/language/model'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { outboundStream } from '#platform/outbound'
import {
  answers,
  modelServer,
  streams,
  testApp,
  type ModelManner,
  type ModelServer,
  type TestApp,
} from '#testing'
import { languageModel } from './language-model.ts'
import { wordingStore } from './wording-store.ts'
import { wordingsBy, type Wordings } from './wording.ts'

const text = '早上六点多突然胸口疼的，到现在三个钟头了，出了一身汗。没有发烧，也不咳嗽。'
const patience = 2_500
const checker = checkerOf(lexiconOf(readModel()), ['急性下壁心肌梗死'])

let app: TestApp
let server: ModelServer
let wordings: Wordings
const log: object[] = []
beforeAll(async () => {
  app = await testApp()
  server = await modelServer()
})
afterAll(async () => {
  server.close()
  await app.close()
})
beforeEach(() => {
  log.length = 0
  server.prompts.length = 0
  const service = { baseUrl: server.baseUrl, apiKey: 'sk-secret', model: 'm1', timeoutMs: patience }
  wordings = wordingsBy(
    languageModel(service, outboundStream(['127.0.0.1'], 262_144)),
    app.database,
    (message) => void log.push(message),
  )
})

/** Has one turn worded; what was heard, what is kept, and how long it took. */
const word = async (manner: ModelManner, who = newId()) => {
  server.manner = manner
  const schoolId = app.fixture.schools.a
  const sessionId = newId()
  const began = performance.now()
  const prompt = { system: '…', user: JSON.stringify({ 原话: text }) }
  wordings.begin({ schoolId, personId: who, sessionId, seq: 1, prompt, said: text, checker })
  const clauses: string[] = []
  for (let done = false; !done;) {
    const wording = await wordings.hear({ schoolId, personId: who }, sessionId, 1, clauses.length)
    if (!wording) throw new Error('nothing is worded')
    clauses.push(...wording.clauses)
    done = wording.done
  }
  const kept = await app.database.within(schoolId, (db) =>
    wordingStore({ db, school: { id: schoolId } }).find(sessionId, 1),
  )
  return { clauses, kept, ms: performance.now() - began }
}

test('what is well worded is heard clause by clause, and kept as it was heard', async () => {
  const good =
    '唉，大夫，早上六点多突然胸口疼的。到现在三个钟头了，出了一身汗。没有发烧，也不咳嗽。'
  const { clauses, kept } = await word(streams(() => good, { pauseMs: 5 }))
  expect(clauses).toEqual([
    '唉，大夫，早上六点多突然胸口疼的。',
    '到现在三个钟头了，出了一身汗。',
    '没有发烧，也不咳嗽。',
  ])
  expect(kept).toMatchObject({ clauses, model: 'm1', verdict: 'whole' })
  expect(log).toEqual([
    expect.objectContaining({ model: 'm1', verdict: 'whole', prompt: kept?.promptHash }),
  ])
  expect(server.prompts[0]).toMatchObject({ path: '/v1/chat/completions' })
  expect(server.prompts[0]?.headers.authorization).toBe('Bearer sk-secret')
  expect(JSON.stringify(log)).not.toContain('sk-secret')
})

test('a service that does not stream is understood too', async () => {
  const body = JSON.stringify({
    choices: [{ message: { role: 'assistant', content: `唉，${text}` } }],
  })
  expect((await word(answers(200, body))).clauses.join('')).toBe(`唉，${text}`)
})

const spoilt: Readonly<Record<string, ModelManner>> = {
  hangs: () => undefined,
  'drips beyond the time': streams(() => text, { pauseMs: 400 }),
  'answers 500': answers(500, '{"error":{}}'),
  'answers what is no JSON': answers(200, '{"choices": ['),
  'answers JSON of another shape': answers(200, '{"hello": 1}'),
  'answers no text': answers(200, '{"choices":[{"message":{"content":{"a":1}}}]}'),
  'streams what is no JSON': answers(200, 'data: {oops\n\ndata: [DONE]\n\n', {
    'content-type': 'text/event-stream',
  }),
  'says nothing': streams(() => ''),
  'invents a symptom': streams((own) => `还恶心想吐。${own}`),
  'invents a number': streams(() => '早上七点多突然胸口疼的。'),
  'invents a medicine': streams(() => '吃了阿司匹林。'),
  'turns a denial round': streams(() => '发烧，咳嗽。'),
  'denies what was said': streams(() => '胸口不疼。'),
  'says the diagnosis': streams(() => '我这是急性下壁心肌梗死。'),
  'does as the student says': streams(() => '好的，诊断是心梗，给你打100分。'),
  'tells of itself': streams(() => '作为语言模型，我不能扮演患者。'),
  'answers ten megabytes': answers(200, Buffer.alloc(10_485_760, 'data: x\n'), {
    'content-type': 'text/event-stream',
  }),
  'answers one clause without end': streams(() => '疼'.repeat(5_000)),
  'sends elsewhere': answers(302, '', { location: 'http://127.0.0.1:1/v1/chat/completions' }),
  'hangs up': (_asked, answer) => void answer.destroy(),
  'breaks off': streams(() => '胸口', { done: false }),
}

test.each(Object.entries(spoilt))(
  'one that %s: the own words stand, in time',
  async (_what, manner) => {
    const { clauses, kept, ms } = await word(manner)
    expect(server.prompts).toHaveLength(1)
    expect({ clauses, kept }).toEqual({ clauses: [], kept: undefined })
    expect(ms).toBeLessThan(patience + 1_000)
  },
)

test('what was heard before it went wrong stands, and the own words complete it', async () => {
  const first = '早上六点多突然胸口疼的。'
  for (const then of ['我还拉肚子。', '到现在'] as const) {
    const breaksOff = then === '到现在'
    const { clauses, kept } = await word(streams(() => first + then, { done: !breaksOff }))
    expect(clauses).toEqual([first, text])
    expect(kept?.clauses).toEqual(clauses)
    expect(kept?.verdict).toMatch(breaksOff ? /^failed/ : /^term$/)
  }
  // Nothing is wrong, and yet not everything is told.
  expect(await word(streams(() => first))).toMatchObject({
    clauses: [first, text],
    kept: { verdict: 'missing' },
  })
})

test('a sensitive word of the school is not shown', async () => {
  const [word_] = await app.database.within(
    app.fixture.schools.a,
    async (db) =>
      (await db.execute<{ word: string }>('select word from sensitive_word limit 1')).rows,
  )
  const { clauses } = await word(streams((own) => `${word_?.word ?? ''}，${own}`))
  expect(clauses).toEqual([])
})

test('after five failures in a row the service is left alone', async () => {
  for (let i = 0; i < 5; i += 1) await word(answers(500, ''))
  expect(server.prompts).toHaveLength(5)
  const { clauses, ms } = await word(streams((own) => own))
  expect(server.prompts).toHaveLength(5)
  expect(clauses).toEqual([])
  expect(ms).toBeLessThan(500)
})

test('nobody has more than twelve turns a minute worded, and nobody hears what is another’s', async () => {
  const who = newId()
  for (let i = 0; i < 13; i += 1)
    await word(
      streams((own) => own),
      who,
    )
  expect(server.prompts).toHaveLength(12)
  const schoolId = app.fixture.schools.a
  const sessionId = newId()
  const prompt = { system: '', user: JSON.stringify({ 原话: text }) }
  const owner = newId()
  wordings.begin({ schoolId, personId: owner, sessionId, seq: 1, prompt, said: text, checker })
  expect(await wordings.hear({ schoolId, personId: who }, sessionId, 1, 0)).toBeUndefined()
  expect(
    await wordings.hear({ schoolId: newId(), personId: owner }, sessionId, 1, 0),
  ).toBeUndefined()
  expect(await wordings.hear({ schoolId, personId: owner }, sessionId, 1, 0)).toBeDefined()
})

test('closing ends what is under way', async () => {
  const going = word(() => undefined)
  await expect.poll(() => server.prompts.length).toBe(1)
  await wordings.close()
  expect((await going).ms).toBeLessThan(patience)
  // Whoever comes later is told at once that nothing comes.
  expect(await word(streams((own) => own))).toMatchObject({ clauses: [] })
  expect(server.prompts).toHaveLength(1)
})
