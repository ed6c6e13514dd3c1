import { tookTheirTime } from '../server/tests/testing/time-passes.ts'

/** What a student opened before counts as opened an hour ago: nobody waits in a journey for the time that reading takes. */
export const anHourLater = (login: string): Promise<void> =>
  tookTheirTime(process.env['E2E_DATA'] ?? '', login)
