import { connect, createServer, type Server, type Socket } from 'node:net'

/** What the front does to what passes, besides passing it on. */
export type Weather = {
  /** Share of answers that are swallowed: the server has committed, and nobody hears of it. */
  swallow: number
  /** Milliseconds by which each piece is late, to a half more at random. */
  delayMs: number
  /** Nothing passes, and nothing is refused: what a cable out of its socket is like. */
  cut: boolean
}

/** A proxy before some server processes, by connections: whoever does not take one is passed over. */
export type Front = {
  readonly port: number
  readonly weather: Weather
  /** Where connections go to. */
  readonly behind: number[]
  readonly swallowed: () => number
  readonly close: () => void
}

const probeEveryMs = 250

/** Asks each process whether it is ready, as a balancer does: whoever is about to end gets nothing new. */
const probing = (targets: readonly number[]) => {
  const unready = new Set<number>()
  const probe = async (target: number): Promise<void> => {
    const address = `http://127.0.0.1:${target}/readyz`
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.status === 200) unready.delete(target)
    else unready.add(target)
  }
  const timer = setInterval(() => targets.forEach((target) => void probe(target)), probeEveryMs)
  return { isReady: (target: number) => !unready.has(target), stop: () => clearInterval(timer) }
}

/** Opens a front on loopback. */
export const openFront = async (behind: readonly number[]): Promise<Front> => {
  const weather: Weather = { swallow: 0, delayMs: 0, cut: false }
  const targets = [...behind]
  const open = new Set<Socket>()
  const probes = probing(targets)
  let turn = 0
  let swallowed = 0

  const later = (socket: Socket, work: () => void): void => {
    const wait = (): void => {
      if (weather.cut && !socket.destroyed) setTimeout(wait, 50)
      else work()
    }
    const { delayMs } = weather
    if (delayMs > 0) setTimeout(wait, delayMs * (1 + Math.random() / 2))
    else wait()
  }

  const join = (browser: Socket, server: Socket): void => {
    browser.on('data', (part) => later(browser, () => void server.write(part)))
    server.on('data', (part) => {
      if (weather.swallow > 0 && Math.random() < weather.swallow) {
        swallowed += 1
        browser.destroy()
        server.destroy()
        return
      }
      later(server, () => void browser.write(part))
    })
    browser.on('close', () => server.destroy())
    // What is on its way still arrives.
    server.on('close', () => later(browser, () => browser.end()))
  }

  const front: Server = createServer((browser) => {
    open.add(browser)
    browser.setNoDelay(true)
    browser.on('error', () => browser.destroy())
    browser.on('close', () => open.delete(browser))
    browser.pause()
    const openNext = (left: number): void => {
      if (left === 0) {
        browser.destroy()
        return
      }
      const ready = targets.filter(probes.isReady)
      // With nobody ready it is tried all the same: readiness may be told late.
      const choice = ready.length > 0 ? ready : targets
      const target = choice[(turn += 1) % choice.length] ?? 0
      const server = connect(target, '127.0.0.1')
      server.setNoDelay(true)
      server.once('connect', () => {
        server.off('error', next)
        server.on('error', () => server.destroy())
        join(browser, server)
        browser.resume()
      })
      const next = (): void => openNext(left - 1)
      server.once('error', next)
    }
    openNext(targets.length)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const address = front.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    weather,
    behind: targets,
    swallowed: () => swallowed,
    close: () => {
      probes.stop()
      for (const socket of open) socket.destroy()
      front.close()
    },
  }
}
