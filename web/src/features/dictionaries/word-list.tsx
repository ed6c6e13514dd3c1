import { call } from '#call'
import {
  Button,
  ChosenBar,
  type Column,
  confirm,
  countWord,
  DataTable,
  Empty,
  figure,
  Pagination,
  SearchField,
  Tag,
  toast,
  Toolbar,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteWords, saveWords } from '@xinglin/contract/dictionaries'
import { useState } from 'react'
import { type Word, wordLists, wordPageSize, words } from './dictionary-queries.ts'

const none: ReadonlySet<string> = new Set()
const maxAtOnce = 500

const say = (error: unknown) => toast.error(messageOf(error))

const columnsOf = (
  tell: (word: Word) => Promise<void>,
  remove: (some: readonly string[]) => Promise<void>,
): readonly Column<Word>[] => [
  { name: '敏感词', cell: ({ Word: word }) => word },
  {
    name: '范围',
    width: '170px',
    cell: ({ Common: common }) =>
      common ? <Tag tone="school">常用词</Tag> : <Tag>仅服务器核对</Tag>,
  },
  {
    name: '命中次数',
    width: '100px',
    figures: true,
    cell: ({ Hits: count }) => figure(count),
  },
  {
    name: '操作',
    unnamed: true,
    width: '230px',
    cell: (word) => (
      <>
        <Button kind="plain" size="small" onClick={() => void tell(word)}>
          {word.Common ? '改为仅服务器核对' : '改为常用词'}
        </Button>
        <Button kind="plain" size="small" onClick={() => void remove([word.Word])}>
          删除
        </Button>
      </>
    ),
  },
]

/** The sensitive words: found by a part, told to browsers or not, taken off the list. */
export const WordList = ({
  search,
  page,
  onSearch,
  onPage,
  onAdd,
}: {
  search: string
  page: number
  onSearch: (key: string) => void
  onPage: (page: number) => void
  onAdd: () => void
}) => {
  const queries = useQueryClient()
  const { data, error, refetch, isPlaceholderData } = useQuery(words(search, page))
  const [chosen, setChosen] = useState(none)
  const [pending, setPending] = useState(false)
  const action = async (run: () => Promise<unknown>) => {
    setPending(true)
    try {
      await run()
      setChosen(none)
    } catch (failure) {
      say(failure)
    }
    await queries.invalidateQueries({ queryKey: wordLists })
    setPending(false)
  }
  const remove = async (some: readonly string[]) => {
    const agreed = await confirm({
      title: some.length === 1 ? `删除“${some[0]}”？` : `删除选中的 ${some.length} 个敏感词？`,
      yes: '删除',
      danger: true,
    })
    if (agreed) await action(() => call(deleteWords, { Words: [...some] }))
  }
  const tell = ({ Word: word, Common: common }: Word) =>
    action(() => call(saveWords, { Words: [word], Common: !common }))
  return (
    <>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 个</span>}>
        <SearchField
          label="查找敏感词"
          value={search}
          onSearch={(key) => {
            setChosen(none)
            onSearch(key)
          }}
        />
      </Toolbar>
      <DataTable
        label="敏感词列表"
        least="620px"
        rows={data?.List}
        keyOf={({ Word: word }) => word}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        choice={{
          chosen,
          onChoose: setChosen,
          nameOf: ({ Word: word }) => word,
          most: maxAtOnce,
        }}
        empty={
          search ? (
            <Empty head="没有找到这个词" />
          ) : (
            <Empty
              head="还没有敏感词"
              note="添加后，搜索、评价、留言与笔记中出现这些词会被拦下。"
              next={<Button onClick={onAdd}>添加敏感词</Button>}
            />
          )
        }
        columns={columnsOf(tell, remove)}
      />
      <ChosenBar count={chosen.size} most={maxAtOnce} onNone={() => setChosen(none)}>
        <Button size="small" pending={pending} onClick={() => void remove([...chosen])}>
          删除
        </Button>
      </ChosenBar>
      <Pagination page={page} size={wordPageSize} total={data?.Count ?? 0} onPage={onPage} />
    </>
  )
}
