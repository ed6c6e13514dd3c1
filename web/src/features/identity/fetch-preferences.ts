import { call } from '#call'
import { getProfile, type Preferences } from '@xinglin/contract/identity'
import { keepPreferences, keptPreferences } from './preferences.ts'

const patienceMs = 2500

/** The preferences that go with an account, worn as soon as they have come; what this computer knew where they do not come in time. */
export const fetchPreferences = async (person: string): Promise<Preferences | undefined> => {
  try {
    const { Preferences: preferences } = await call(
      getProfile,
      {},
      { signal: AbortSignal.timeout(patienceMs) },
    )
    keepPreferences(person, preferences)
    return preferences
  } catch {
    return keptPreferences(person)
  }
}
