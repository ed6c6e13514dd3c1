import { useEffect, useEffectEvent, useState } from 'react'
import type { QuestionPlace } from './question-places.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('textarea, select, dialog, [contenteditable]') !== null ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)))

/** Presses the option or button of the question in sight that a key stands for. */
const press = (questionId: string, key: string): boolean => {
  const card = document.getElementById(`question-${questionId}`)
  if (!card) return false
  if (key === 'm') {
    card.querySelector<HTMLButtonElement>('button[aria-pressed]')?.click()
    return true
  }
  const nth = key.length === 1 ? (key.codePointAt(0) ?? 0) - 97 : -1
  // Of a group the letters are those of the part that has the focus, else of its first.
  const group =
    document.activeElement?.closest('fieldset') ?? card.querySelector<HTMLElement>('fieldset')
  const inputs = group && card.contains(group) ? group.querySelectorAll('input') : []
  const input = nth >= 0 && nth < 12 ? inputs[nth] : undefined
  input?.click()
  return input !== undefined
}

/** Which question is in sight, one at a time or all on a page; arrows, letters and M work where nothing is typed. */
export const useSteps = (
  places: readonly QuestionPlace[],
  lookAt: (questionId: string) => void,
) => {
  const [id, setId] = useState(places[0]?.question.QuestionId ?? '')
  const [isAll, setAll] = useState(false)
  const index = places.findIndex(({ question }) => question.QuestionId === id)
  const at = Math.max(0, index)
  const current = places[at]?.question.QuestionId ?? ''
  useEffect(() => {
    lookAt(current)
  }, [current, lookAt])
  const go = (questionId: string) => {
    setId(questionId)
    if (isAll) document.getElementById(`question-${questionId}`)?.scrollIntoView()
    else window.scrollTo({ top: 0 })
  }
  const step = (by: -1 | 1) => {
    const next = places[at + by]
    if (next) go(next.question.QuestionId)
  }
  // Another section came: its first question is in sight.
  const newest = places.at(-1)?.section.SectionId ?? ''
  const [known, setKnown] = useState(newest)
  if (known !== newest) {
    setKnown(newest)
    const next = places.find(({ section }) => section.SectionId === newest)
    if (next) setId(next.question.QuestionId)
  }
  const key = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isPlain || isTyping(event.target) || document.querySelector('dialog[open]')) return
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio'
    if (event.key === 'ArrowLeft' && !isRadio) step(-1)
    else if (event.key === 'ArrowRight' && !isRadio) step(1)
    else if (press(current, event.key.toLowerCase())) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [])
  return { at, isAll, go, step, setAll }
}
