import { PageHead, Tabs, useAddressState } from '#ui'
import { LinkTable } from './link-table.tsx'
import { RedirectTable } from './redirect-table.tsx'

const usual = { tab: 'links', live: true, page: 1 }
const allowed = { tab: ['links', 'redirects'] }

type Filters = typeof usual

const tabsOf = ({ live, page }: Filters, narrow: (by: Partial<Filters>) => void) => [
  {
    value: 'links',
    name: '预览链接',
    panel: () => (
      <LinkTable
        live={live}
        page={page}
        onLive={(next) => narrow({ live: next })}
        onPage={(next) => narrow({ page: next })}
      />
    ),
  },
  { value: 'redirects', name: '跳转地址', panel: () => <RedirectTable /> },
]

/** Links that show a course to whoever holds them, and addresses of previews that lead to another site. */
export const ManagedPreviews = () => {
  const [filters, narrow] = useAddressState(usual, allowed)
  return (
    <>
      <PageHead
        title="预览链接"
        note="课程教师与管理员可在课程预览页创建链接；持有者无需账号，只能查看那一门课程。"
      />
      <Tabs
        label="预览链接"
        tabs={tabsOf(filters, narrow)}
        chosen={filters.tab}
        onChoose={(tab) => narrow({ tab })}
      />
    </>
  )
}
