import { messageOf } from '../display/message-of.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'

/** What is wrong with each line of a form, as a sentence, and with the form as a whole under `whole`. */
export type Faults<T> = Partial<Record<keyof T | 'whole', string>>

/** Something that reads a form as zod does. */
type Reader = {
  readonly safeParse: (value: unknown) =>
    | { readonly success: true }
    | {
        readonly success: false
        readonly error: {
          readonly issues: readonly {
            readonly path: readonly unknown[]
            readonly message: string
          }[]
        }
      }
}

/** What a schema says against a form: the first objection to each line is the one that helps. */
export const faultsBy = <T extends object>(schema: Reader, values: T): Faults<T> => {
  const read = schema.safeParse(values)
  if (read.success) return {}
  const faults = read.error.issues.map(({ path: [line], message }) => [
    typeof line === 'string' && line in values ? line : 'whole',
    message,
  ])
  return Object.fromEntries(faults.toReversed()) as Faults<T>
}

/** Where a refusal belongs: the line that its sentence is about, else the form as a whole. */
export const faultOf = <T extends object>(
  error: unknown,
  lines: Readonly<Record<string, keyof T>> = {},
): Faults<T> => {
  const message = messageOf(error)
  return { [lines[message] ?? 'whole']: message } as Faults<T>
}

const isFilled = (faults: object) => Object.values(faults).some(Boolean)

/**
 * A form: what stands in it, what is wrong with it, whether it differs from how it began, and how it is sent. A line is
 * checked when it is left, and again while it is mended; the first faulty one is focused when sending was refused.
 */
export const useForm = <T extends object>({
  first,
  check,
  send,
  lines,
}: {
  first: T
  check: (values: T) => Faults<T>
  send: (values: T) => Promise<void>
  /** The sentences of the server that are about one line. */
  lines?: Readonly<Record<string, keyof T>>
}) => {
  const form = useRef<HTMLFormElement>(null)
  // What is set after waiting must not be laid over what was typed meanwhile.
  const latest = useRef(first)
  const [values, show] = useState(first)
  const [faults, setFaults] = useState<Faults<T>>({})
  const [pending, setPending] = useState(false)
  const [refusals, countRefusal] = useState(0)
  const dirty = JSON.stringify(values) !== JSON.stringify(first)

  const setValues = (next: T) => {
    latest.current = next
    show(next)
  }

  const set = (change: Partial<T>) => {
    const next = { ...latest.current, ...change }
    setValues(next)
    const changed = Object.keys(faults).filter((line) => line in change)
    if (changed.length === 0) return
    const nextFaults = check(next)
    const mended = Object.fromEntries(changed.map((line) => [line, nextFaults[line as keyof T]]))
    setFaults({ ...faults, ...mended, whole: undefined })
  }

  const leave = (line: keyof T) => {
    if (values[line] !== first[line]) setFaults({ ...faults, [line]: check(values)[line] })
  }

  const refuse = (nextFaults: Faults<T>) => {
    setFaults(nextFaults)
    countRefusal((before) => before + 1)
  }

  // Only then do the faults stand in the page; the next frame may well come before they do.
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  }, [refusals])

  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (pending) return
    const valueFaults = check(values)
    if (isFilled(valueFaults)) return refuse(valueFaults)
    setFaults({})
    setPending(true)
    try {
      await send(values)
    } catch (error) {
      refuse(faultOf(error, lines))
    } finally {
      setPending(false)
    }
  }

  /** What a field of text takes for a line. */
  const line = (name: keyof T & string) => ({
    name,
    value: String(values[name] ?? ''),
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value } as Partial<T>),
    onBlur: () => leave(name),
  })

  /** Says beside a line what something other than sending found; the empty sentence takes it back. */
  const tell = (more: Faults<T>) => setFaults((before) => ({ ...before, ...more }))

  return { form, values, faults, pending, dirty, set, setValues, submit, line, tell }
}
