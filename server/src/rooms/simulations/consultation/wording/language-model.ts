import type { OutboundStream } from '#platform/outbound'

/** What a model is told: what it is to do, and what about. */
export type Prompt = { readonly system: string; readonly user: string }

/** A language model: words as they come, until it is done or `signal` ends it. */
export type LanguageModel = {
  readonly name: string
  readonly timeoutMs: number
  readonly words: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>
}

/** An OpenAI-compatible service, as the installation names it. */
export type Service = {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly timeoutMs: number
}

const tokensAtMost = 300
const lineAtMost = 65_536

type ModelMessage = { readonly content?: unknown }
type Answer = {
  readonly choices?: readonly { readonly delta?: ModelMessage; readonly message?: ModelMessage }[]
}

/** What an answer, or a piece of one, says; anything of another shape is none of ours. */
const saidIn = (json: string): string => {
  const { choices } = JSON.parse(json) as Answer
  if (!Array.isArray(choices)) throw new TypeError('an answer without choices')
  const [first] = choices as NonNullable<Answer['choices']>
  const content = (first?.delta ?? first?.message)?.content
  if (content === undefined || content === null) return ''
  if (typeof content !== 'string') throw new TypeError('an answer that is no text')
  return content
}

/** Lines of server-sent events; ends with `[DONE]` alone: what breaks off before is no answer. */
async function* events(text: AsyncIterable<string>): AsyncIterable<string> {
  let held = ''
  for await (const part of text) {
    held += part
    if (held.length > lineAtMost) throw new Error('an event without end')
    const lines = held.split(/\r\n|\n|\r/)
    held = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data:')) continue
      const data = line.slice('data:'.length).trim()
      if (data === '[DONE]') return
      if (data !== '') yield saidIn(data)
    }
  }
  throw new Error('the answer broke off')
}

const whole = async (text: AsyncIterable<string>): Promise<string> => {
  let all = ''
  for await (const part of text) all += part
  return saidIn(all)
}

/** Asks a service by `chat/completions`, streamed; one that does not stream answers at once. */
export const languageModel = (
  { baseUrl, apiKey, model, timeoutMs }: Service,
  stream: OutboundStream,
): LanguageModel => ({
  name: model,
  timeoutMs,
  async *words({ system, user }, signal) {
    const answer = await stream(
      `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          stream: true,
          temperature: 0.4,
          max_tokens: tokensAtMost,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
        }),
      },
      signal,
    )
    if (answer.status !== 200) throw new Error(`the service answered ${answer.status}`)
    if (answer.type.includes('text/event-stream')) yield* events(answer.text)
    else yield await whole(answer.text)
  },
})
