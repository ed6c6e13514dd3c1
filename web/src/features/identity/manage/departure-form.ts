/** What the form of a departure holds. */
export type DepartureValues = {
  readonly Name: string
  readonly Grade: string
  readonly Classes: readonly { readonly Id: string; readonly Name: string }[]
  readonly Numbers: string
  readonly ReadUntil: string
  readonly Archive: boolean
}

/** Numbers as they are pasted: by lines, spaces, commas. */
export const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,，;；、]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** Whom a form is about. */
export const wishOf = ({ Grade, Classes, Numbers }: DepartureValues) => ({
  Grades: /^\d{4}$/.test(Grade.trim()) ? [Number(Grade.trim())] : [],
  ClassIds: Classes.map(({ Id }) => Id),
  Numbers: numbersIn(Numbers),
})
