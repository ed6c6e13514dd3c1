import { AskForm, type AskedPlace } from '#inquiries'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { askedQuestion } from './inquiry-addresses.ts'

/** The place that an address names: newquestion?course=&item=&second=, page=, or session= with turn=, step= or event=, or attempt= with question=. */
const placeIn = (query: URLSearchParams): AskedPlace => {
  const at = (name: string) => Math.max(0, Math.floor(Number(query.get(name)) || 0))
  const kind = (['second', 'page', 'turn', 'step', 'event', 'question'] as const).find((name) =>
    query.has(name),
  )
  return {
    courseId: query.get('course') ?? '',
    itemId: query.get('item') ?? '',
    pin: {
      Kind: kind ?? 'none',
      At: kind ? at(kind) : 0,
      SessionId: query.get('session') ?? query.get('attempt'),
    },
  }
}

/** newquestion, of a student: asks about a course, or the place in it that the address names. */
export const AskPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title="提问" note="写清楚在哪里、想不通什么；先看看有没有相似的问题。" />
      <AskForm
        place={placeIn(query)}
        addressOf={askedQuestion}
        onAsked={({ Id }) => void navigate(askedQuestion(Id), { replace: true })}
      />
    </>
  )
}
