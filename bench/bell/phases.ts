import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '@xinglin/contract/identity'
import { Tally } from '../day/tally.ts'
import { each } from '../paced.ts'
import type { Line } from '../standing/line.ts'
import { Candidate, type Kind } from './candidate.ts'

/** Moodle's protocol: 16 questions on 8 pages, 30 to 90 s to think before each page is sent. */
export const pages = 8
export const questionsOnPage = 2
const thinkMs = [30_000, 90_000] as const
const bellMs = 10_000
const pulseMs = 4_000

/** A number between 0 and 1 that is the same in each run, spread evenly over people and turns. */
const spread = (at: number, turn: number): number => (at * 0.618_034 + turn * 0.414_214) % 1

export type Sat = { readonly tally: Tally<Kind>; readonly seconds: number }

/**
 * Everybody begins within ten seconds, thinks, sends a page, and hands in after the last, or when the time of the bench is
 * over; every four seconds a browser says that it is there, as ours does.
 */
export const examination = async (
  line: Line,
  sessions: readonly Session[],
  examId: string,
  minutes: number,
): Promise<Sat> => {
  const tally = new Tally<Kind>()
  const began = performance.now()
  const until = began + minutes * 60_000
  const sit = async (session: Session, at: number): Promise<void> => {
    const one = new Candidate(line, session, tally)
    await pause(bellMs * spread(at, 0))
    await one.start(examId, pages * questionsOnPage)
    if (!one.sitting) return
    const isOver = { now: false }
    const beating = (async () => {
      await pause(pulseMs * spread(at, 1))
      while (!isOver.now) {
        await Promise.all([one.pulse(), pause(pulseMs)])
      }
    })()
    for (let page = 0; page < pages; page += 1) {
      const thinking = thinkMs[0] + (thinkMs[1] - thinkMs[0]) * spread(at, page + 2)
      await pause(Math.max(0, Math.min(thinking, until - performance.now())))
      if (performance.now() >= until) break
      await one.save(page * questionsOnPage, questionsOnPage)
    }
    // Whoever is stopped by the end of the bench does not hand in together with all others.
    if (performance.now() >= until) await pause(bellMs * spread(at, 3))
    isOver.now = true
    await beating
    await one.handIn()
  }
  await Promise.all(sessions.map(sit))
  return { tally, seconds: (performance.now() - began) / 1_000 }
}

export const sections = 4
export const questionsOfSection = 4

/** Nobody thinks: four sections, each answer sent by itself, each section left, handed in; so many requests at once. */
export const withoutThinking = async (
  line: Line,
  sessions: readonly Session[],
  examId: string,
  inFlight: number,
): Promise<Sat> => {
  const tally = new Tally<Kind>()
  const began = performance.now()
  await each(sessions, inFlight, async (session) => {
    const one = new Candidate(line, session, tally)
    await one.start(examId, questionsOfSection)
    for (let section = 0; section < sections; section += 1) {
      for (let question = 0; question < questionsOfSection; question += 1)
        await one.save(section * questionsOfSection + question, 1)
      if (section < sections - 1) await one.moveOn(section)
    }
    await one.handIn()
  })
  return { tally, seconds: (performance.now() - began) / 1_000 }
}
