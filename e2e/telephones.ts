import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { expect } from '@playwright/test'
import { gateway } from './addresses.ts'

/** Every telephone of the journeys: a gateway of messages that keeps what it is given. */
export type Telephones = {
  /** The code of the newest message to a number. */
  readonly codeTo: (phone: string) => Promise<string>
  /** The words of the newest message to a number. */
  readonly wordsTo: (phone: string) => Promise<string>
  readonly close: () => void
}

type Message = { phone: string; text: string; params: Record<string, string> }

/** Starts the gateway; a message whose signature does not hold is refused. */
export const telephones = async (): Promise<Telephones> => {
  const messages: Message[] = []
  const server: Server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const signed = createHmac('sha256', gateway.key)
        .update(`${String(request.headers['x-timestamp'])}\n${body}`)
        .digest('hex')
      const holds = signed === request.headers['x-signature']
      if (holds) messages.push(JSON.parse(body) as Message)
      answer.writeHead(holds ? 204 : 403).end()
    })
  })
  const { hostname, port } = new URL(gateway.url)
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve))
  const newest = async (phone: string): Promise<Message> => {
    const lastMessage = () => messages.findLast((one) => one.phone === phone)
    await expect.poll(lastMessage, `a message to ${phone}`).toBeDefined()
    return lastMessage() ?? { phone, text: '', params: {} }
  }
  return {
    codeTo: async (phone) => (await newest(phone)).params['code'] ?? '',
    wordsTo: async (phone) => (await newest(phone)).text,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
