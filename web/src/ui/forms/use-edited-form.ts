import { useState } from 'react'
import { useForm } from './use-form.ts'

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/**
 * What stands in a form after somebody else changed the same meanwhile: theirs, with what was typed here over it;
 * `both` are the lines that both changed, in different ways.
 */
export const mergeTyped = <T extends object>(
  before: T,
  mine: T,
  theirs: T,
): { readonly merged: T; readonly both: readonly (keyof T)[] } => {
  const changed = (Object.keys(mine) as (keyof T)[]).filter((line) =>
    differ(before[line], mine[line]),
  )
  const typed = Object.fromEntries(changed.map((line) => [line, mine[line]])) as Partial<T>
  const both = changed.filter(
    (line) => differ(before[line], theirs[line]) && differ(mine[line], theirs[line]),
  )
  return { merged: { ...theirs, ...typed }, both }
}

/**
 * A form of something that others may change meanwhile: when the server refuses because one did, what it has instead
 * comes under what was typed here, to be looked over and sent again. `base` is what was written upon.
 */
export const useEditedForm = <Thing, Values extends object>({
  thing,
  valuesOf,
  send,
  newerIn,
  names,
  ...rest
}: Omit<Parameters<typeof useForm<Values>>[0], 'first' | 'send'> & {
  thing: Thing
  valuesOf: (thing: Thing) => Values
  /** Sends what was typed upon `base`; what it answers, if anything, is written upon next. */
  send: (typed: Values, base: Thing) => Promise<Thing | undefined>
  /** What the server has instead, where a refusal carries it. */
  newerIn: (error: unknown) => unknown
  /** What the lines are called, where the form names those that both changed. */
  names?: Partial<Readonly<Record<keyof Values, string>>>
}) => {
  const [base, setBase] = useState(thing)
  const meet = (typed: Values, theirs: Thing) => {
    const { merged, both } = mergeTyped(valuesOf(base), typed, valuesOf(theirs))
    setBase(theirs)
    edited.setValues(merged)
    return both.map((line) => names?.[line]).filter(Boolean)
  }
  const edited = useForm<Values>({
    ...rest,
    first: valuesOf(base),
    send: async (typed) => {
      try {
        const saved = await send(typed, base)
        if (saved === undefined) return
        setBase(saved)
        edited.setValues(valuesOf(saved))
      } catch (error) {
        const theirs = newerIn(error) as Thing | undefined
        if (!theirs || !(error instanceof Error)) throw error
        const both = meet(typed, theirs)
        throw both.length > 0
          ? new Error(`${error.message}；“${both.join('”“')}”双方都有改动，现显示您的修改`, {
              cause: error,
            })
          : error
      }
    },
  })
  return { ...edited, base }
}
