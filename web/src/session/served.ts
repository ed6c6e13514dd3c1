import { call, CallError, code, learnServerTime } from '#call'
import { createStore } from '#ui'
import { getSchoolByDomain, type School } from '@xinglin/contract/schools'
import { vault } from './vault.ts'

/** What the server wrote into the page. */
export type Served = {
  readonly School: School | null
  /** Why there is no school. */
  readonly Trouble: 'unknown' | 'disabled' | 'failed' | null
  readonly ServerTime: number
  readonly Encryption: boolean
  /** The deployment runs without TLS. */
  readonly Insecure: boolean
}

const empty: Served = {
  School: null,
  Trouble: 'failed',
  ServerTime: 0,
  Encryption: true,
  Insecure: false,
}
const state = createStore<Served>(empty)

const written = (): Served | undefined => {
  const text = document.getElementById('served')?.textContent ?? ''
  try {
    return { ...empty, ...(JSON.parse(text) as Partial<Served>) }
  } catch {
    // A page that nobody filled in: the development server's.
    return undefined
  }
}

const troubleOf = (error: unknown): Served['Trouble'] => {
  if (!(error instanceof CallError)) return 'failed'
  if (error.code === code.schoolDisabled) return 'disabled'
  return error.code === code.unknownHost ? 'unknown' : 'failed'
}

const loadSchool = async (): Promise<Served> => {
  try {
    return { ...empty, School: await call(getSchoolByDomain, {}), Trouble: null }
  } catch (error) {
    return { ...empty, Trouble: troubleOf(error) }
  }
}

/** What nobody waits for is done when the first page stands. */
const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 500)
}

const keep = (school: School) => {
  vault.put('schoolInfo', school)
  vault.put('Provider', school.PlatformAttribution)
  vault.put('ProviderNo', school.ProviderNo)
}

/** Reads what the page was served with, or asks for the school where it was served bare; once, before anything is shown. */
export const readServed = async (): Promise<Served> => {
  const served = written() ?? (await loadSchool())
  state.set(served)
  if (served.ServerTime) learnServerTime(served.ServerTime)
  const { School: school } = served
  if (school) whenIdle(() => keep(school))
  return served
}

/** What the page was served with. */
export const served = state.get

/** The school whose host was visited; only pages that are shown without one may not ask. */
export const useSchool = (): School => {
  const { School: school } = state.use()
  if (!school) throw new Error('no school: this page must not be shown')
  return school
}
