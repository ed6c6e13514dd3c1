import { ComboBox } from '#ui'
import { findMeanings, type FoundMeaning } from './find-meanings.ts'
import { meaningWord } from './meaning-words.ts'

const find = (words: string): Promise<readonly FoundMeaning[]> =>
  Promise.resolve(findMeanings(words))

/** What a question is after, chosen out of the ontology by typing. */
export const MeaningField = ({
  label,
  chosen,
  error,
  onChoose,
}: {
  label: string
  /** A key of the ontology; empty while none is chosen. */
  chosen: string
  error?: string | undefined
  onChoose: (key: string) => void
}) => (
  <ComboBox
    label={label}
    placeholder="输入几个字查找，如“起病时间”“发烧”"
    chosen={chosen === '' ? undefined : { id: chosen, name: meaningWord(chosen) }}
    find={find}
    error={error}
    onChoose={({ id }) => onChoose(id)}
  />
)
