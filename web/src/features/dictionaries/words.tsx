import { Button, PageHead, Tabs, useAddressState } from '#ui'
import { Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { AddWords } from './add-words.tsx'
import { HitList } from './hit-list.tsx'
import { WordList } from './word-list.tsx'

const usual = { tab: 'words', key: '', page: 1 }
const allowed = { tab: ['words', 'hits'] }

const panelsOf = (list: ComponentProps<typeof WordList>) => [
  { value: 'words', name: '词表', panel: () => <WordList {...list} /> },
  {
    value: 'hits',
    name: '命中记录',
    panel: () => <HitList page={list.page} onPage={list.onPage} />,
  },
]

/** The sensitive words of the school, and where texts met them. */
export const Words = () => {
  const [{ tab, key, page }, narrow] = useAddressState(usual, allowed)
  const [adding, setAdding] = useState(false)
  const onPage = (to: number) => narrow({ page: to })
  const onSearch = (words: string) => narrow({ key: words })
  return (
    <>
      <PageHead
        title="敏感词"
        note="按字面匹配，忽略大小写、全半角、空格与间隔符。以服务器的核对为准。"
      >
        <Button
          kind="primary"
          icon={<Plus size={17} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          添加敏感词
        </Button>
      </PageHead>
      <Tabs
        label="敏感词"
        chosen={tab}
        onChoose={(value) => narrow({ ...usual, tab: value })}
        tabs={panelsOf({ search: key, page, onPage, onSearch, onAdd: () => setAdding(true) })}
      />
      {adding && <AddWords onClose={() => setAdding(false)} />}
    </>
  )
}
