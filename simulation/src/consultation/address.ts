import type { State } from './state.ts'

/** A line of nobody's own as this patient says it: who calls the doctor 你 in all that was written for them never says 您. */
export const addressed = ({ book, setup: { script } }: State, line: string): string => {
  const own = [
    script.opening,
    JSON.stringify(script.persona),
    ...[...book.facts.values()]
      .filter(({ usual }) => !usual)
      .map(({ text, guarded }) => text + (guarded ?? '')),
  ]
  const says = (word: string): boolean => own.some((text) => text.includes(word))
  return line.includes('您') && says('你') && !says('您') ? line.replaceAll('您', '你') : line
}
