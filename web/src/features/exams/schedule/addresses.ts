/** Where examinations are set and watched, which pages decide. */
export type ScheduleAddresses = {
  readonly list: string
  readonly one: (id: string) => string
  readonly room: (id: string) => string
  readonly paper: (id: string) => string
}
