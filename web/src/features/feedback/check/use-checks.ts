import { useEffect, useState } from 'react'
import { judgeBrowser } from './browser.ts'
import { judgeGraphics, readGraphics } from './graphics.ts'
import { checkCookies, checkStorage, judgeSecurity } from './keeping.ts'
import type { Finding } from './light.ts'
import { judgeClock, judgeLatency, judgeSpeed, measureNetwork, unreached } from './network.ts'

/** The checks that run by themselves, in the order in which they are shown. */
export const checkNames = {
  browser: '浏览器版本',
  graphics: '三维画面（WebGL）',
  latency: '网络延迟',
  speed: '网络带宽',
  clock: '电脑时间',
  storage: '本地存储',
  cookies: 'Cookie',
  security: '安全连接',
} as const
export type Check = keyof typeof checkNames

type Findings = Readonly<Partial<Record<Check, Finding>>>

/** Runs every check that asks nobody for anything; again when asked to. A check that is still running has no finding. */
export const useChecks = (): {
  readonly findings: Findings
  readonly again: () => void
} => {
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<{ round: number; findings: Findings }>({
    round,
    findings: {},
  })
  useEffect(() => {
    const leaving = new AbortController()
    const addFindings = (more: Findings) => {
      if (leaving.signal.aborted) return
      setKnown((before) => ({
        round,
        // What an earlier round found is not what this one finds.
        findings: before.round === round ? { ...before.findings, ...more } : more,
      }))
    }
    const network = async () => {
      try {
        const seen = await measureNetwork(leaving.signal)
        addFindings({
          latency: judgeLatency(seen),
          speed: judgeSpeed(seen),
          clock: judgeClock(seen),
        })
      } catch {
        addFindings({ latency: unreached, speed: unreached, clock: unreached })
      }
    }
    // A frame later: the page stands before it is busy.
    const timer = setTimeout(() => {
      addFindings({
        browser: judgeBrowser(navigator.userAgent),
        graphics: judgeGraphics(readGraphics()),
        cookies: checkCookies(),
        security: judgeSecurity(
          window.isSecureContext,
          // Absent on plain HTTP, whatever the library's types say.
          (globalThis.crypto as { subtle?: unknown }).subtle !== undefined,
        ),
      })
      void checkStorage().then((storage) => addFindings({ storage }))
      void network()
    }, 60)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [round])
  return {
    findings: known.round === round ? known.findings : {},
    again: () => setRound(round + 1),
  }
}
