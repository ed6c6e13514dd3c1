import { Card, toast, useLeaveGuard } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Annotation } from '@xinglin/contract/simulations/experiment'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chosenText } from './chosen-text.ts'
import { MachineMark } from './machine-mark.tsx'
import { MarkPanel } from './mark-panel.tsx'
import { commentBank, markingChanged, queueOf, type Marking } from './marking-queries.ts'
import look from './marking-room.module.css'
import { RemarkDialog } from './remark-dialog.tsx'
import { inOrder } from './remark-list.tsx'
import { RemarkedText } from './remarked-text.tsx'
import { isRated } from './rubric-fields.tsx'
import type { Placed } from './stretches.ts'
import { useMark } from './use-mark.ts'

type Writing = {
  readonly section: Annotation['Section']
  readonly at?: Placed
  readonly of?: Annotation
}

const afterHeadingMs = 120
const releaseKey = 'xinglin.marking.release'

/** A report under a teacher's hands: text at the left, points and remarks at the right, and on to the next by the keyboard. */
export const MarkingDesk = ({
  marking,
  addressOf,
  onNext,
}: {
  marking: Marking
  addressOf: (sessionId: string) => string
  /** Goes to the next report that waits; without one, back to the list. */
  onNext: (sessionId: string | undefined) => void
}) => {
  const queries = useQueryClient()
  const own = useMark(marking)
  const { data: bank = [] } = useQuery(commentBank)
  const queue = useQuery(queueOf(marking.CourseId, marking.ItemId))
  const [writing, write] = useState<Writing>()
  const [release, setRelease] = useState(localStorage.getItem(releaseKey) === 'yes')
  const desk = useRef<HTMLDivElement>(null)
  useLeaveGuard(own.dirty)
  const remarks = inOrder(own.mark.Annotations)
  const waiting = queue.data?.Queue ?? []
  const at = waiting.indexOf(marking.SessionId)
  const next = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))].find(
    (id) => id !== marking.SessionId,
  )

  const { mutate: decide, isPending } = useMutation({
    mutationFn: (outcome: 'returned' | 'marked') => own.decide(outcome, release),
    onSuccess: async ({ Final }, outcome) => {
      const told = outcome === 'returned' ? '已退回' : `已批阅，最终得分 ${scoreWord(Final)}`
      toast.success(`${marking.Learner}：${told}`)
      onNext(next)
      await markingChanged(queries)
    },
    onError: (error) => toast.error(error.message),
  })

  const remarkChosen = () => {
    const chosen = chosenText()
    if (!chosen) return
    write({
      section: chosen.section as Writing['section'],
      at: { from: chosen.from, to: chosen.to },
    })
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (writing || isPending) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (isRated(marking.Rubric, own.mark.Points)) decide('marked')
      else toast.error('请为每个评分项给分')
    }
    if (event.altKey && event.code === 'KeyA') {
      event.preventDefault()
      remarkChosen()
    }
    if (event.altKey && event.code === 'KeyN') {
      event.preventDefault()
      onNext(next)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    // Whoever marks forty reports types at once; the page has by then told its heading.
    const timer = setTimeout(() => {
      desk.current?.querySelector<HTMLElement>('[data-points]')?.focus({ preventScroll: true })
    }, afterHeadingMs)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', listen)
    }
  }, [])

  const keep = ({ section, at: place, of }: Writing, where: Placed, words: string) => {
    const { from, to } = of ? { from: of.From, to: of.To } : (place ?? where)
    const remark: Annotation = {
      Id: of?.Id ?? crypto.randomUUID(),
      Section: section,
      From: from,
      To: to,
      Quote: (marking.Sections[section] ?? '').slice(from, to),
      Text: words,
    }
    own.change({
      Annotations: [...own.mark.Annotations.filter(({ Id }) => Id !== remark.Id), remark],
    })
    write(undefined)
  }

  return (
    <div className={look.desk} ref={desk}>
      <Card roomy>
        <div className={look.left}>
          <RemarkedText
            marking={marking}
            annotations={remarks}
            onRemark={(section) => {
              const chosen = chosenText()
              if (chosen?.section === section)
                write({ section, at: { from: chosen.from, to: chosen.to } })
              else write({ section })
            }}
          />
        </div>
      </Card>
      <Card roomy>
        <MarkPanel
          marking={marking}
          own={own}
          remarks={remarks}
          release={release}
          pending={isPending}
          onRelease={(to) => {
            setRelease(to)
            localStorage.setItem(releaseKey, to ? 'yes' : '')
          }}
          onRemark={(of) => write({ section: of.Section, at: { from: of.From, to: of.To }, of })}
          onDecide={decide}
        >
          <MachineMark marking={marking} addressOf={addressOf} />
        </MarkPanel>
      </Card>
      {writing && (
        <RemarkDialog
          section={writing.section}
          text={marking.Sections[writing.section] ?? ''}
          at={writing.at}
          said={writing.of?.Text ?? ''}
          bank={bank.map(({ Text }) => Text)}
          onKeep={(where, words) => keep(writing, where, words)}
          onClose={() => write(undefined)}
        />
      )}
    </div>
  )
}
