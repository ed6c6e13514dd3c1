import type { State } from '../state/state.ts'

/** Whether all that was written for a patient calls the doctor 你, and nothing 您. */
export const saysInformalYou = ({ book, setup: { script } }: State): boolean => {
  const own = [
    script.opening,
    JSON.stringify(script.persona),
    ...[...book.facts.values()]
      .filter(({ usual }) => !usual)
      .map(({ text, guarded }) => text + (guarded ?? '')),
  ]
  const says = (word: string): boolean => own.some((text) => text.includes(word))
  return says('你') && !says('您')
}
