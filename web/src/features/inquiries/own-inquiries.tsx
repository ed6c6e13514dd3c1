import {
  Button,
  ButtonLink,
  Chips,
  Empty,
  Failure,
  Pagination,
  SearchField,
  SelectField,
  SkeletonText,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { inquiryStateNames, inquiryStates } from '@xinglin/contract/inquiries'
import { MessageCircleQuestion } from 'lucide-react'
import styles from './inquiries.module.css'
import { InquiryCard } from './inquiry-line.tsx'
import { allowedOwn, defaultOwn, inquiriesAPage, ownInquiries } from './inquiry-queries.ts'

/** A student's own questions, by how they stand and by course. */
export const OwnInquiries = ({
  asking,
  addressOf,
}: {
  /** Where one asks. */
  asking: string
  addressOf: (id: string) => string
}) => {
  const [filters, narrow] = useAddressState(defaultOwn, allowedOwn)
  const { data, error, refetch } = useQuery(ownInquiries(filters))
  const isNarrowed = filters.state !== 'all' || filters.key !== '' || filters.course !== ''
  const all = data ? inquiryStates.reduce((sum, state) => sum + (data.Counts[state] ?? 0), 0) : 0
  const ask = (
    <ButtonLink kind="primary" icon={<MessageCircleQuestion size={16} aria-hidden />} to={asking}>
      提问
    </ButtonLink>
  )
  return (
    <>
      <Toolbar end={ask}>
        <Chips
          label="状态"
          quiet
          options={[
            { value: 'all', name: data ? `全部 ${all}` : '全部' },
            ...inquiryStates.map((value) => ({
              value: value as string,
              name: `${inquiryStateNames[value]} ${data?.Counts[value] ?? 0}`,
            })),
          ]}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        {(data?.Courses.length ?? 0) > 1 && (
          <SelectField
            compact
            label="课程"
            options={[
              { value: '', name: '全部课程' },
              ...(data?.Courses ?? []).map(({ Id, Name }) => ({ value: Id, name: Name })),
            ]}
            value={filters.course}
            onChoose={(course) => narrow({ course })}
          />
        )}
        <SearchField label="问题标题" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={8} />}
      {data &&
        (data.List.length > 0 ? (
          <ul className={styles.list} aria-label="我的提问">
            {data.List.map((one) => (
              <InquiryCard key={one.Id} one={one} to={addressOf(one.Id)} />
            ))}
          </ul>
        ) : isNarrowed ? (
          <Empty
            head="没有符合条件的提问"
            next={<Button onClick={() => narrow(defaultOwn)}>清除筛选</Button>}
          />
        ) : (
          <Empty
            head="还没有提问"
            note="学习时遇到疑问，可以对着视频的某一秒、文档的某一页或问诊的某一句提问，老师能看到您问的是哪里。"
            next={ask}
          />
        ))}
      <Pagination
        page={filters.page}
        size={inquiriesAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
