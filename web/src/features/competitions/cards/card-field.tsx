import { SelectField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { TopicCard } from '@xinglin/contract/competitions'
import { topicCards } from './card-queries.ts'

/** Sets a virtual station from a card of its kind; nothing where there is none. */
export const CardField = ({
  kind,
  onChoose,
}: {
  kind: string
  onChoose: (card: TopicCard) => void
}) => {
  const cards = (useQuery(topicCards).data ?? []).filter(
    ({ Kind, WorkId }) => Kind === kind && WorkId !== '',
  )
  if (cards.length === 0) return null
  return (
    <SelectField
      label="按题卡选择"
      options={[
        { value: '', name: '选择题卡' },
        ...cards.map(({ Id, Name, Place }) => ({ value: Id, name: `${Place}：${Name}` })),
      ]}
      value=""
      onChoose={(id) => {
        const card = cards.find(({ Id }) => Id === id)
        if (card) onChoose(card)
      }}
    />
  )
}
