import { call } from '#call'
import { Button, confirm, copyText, Dialog, Failure, SkeletonText, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { renewCalendarFeed, stopCalendarFeed } from '@xinglin/contract/calendar'
import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import styles from './feed-dialog.module.css'
import { feed } from './queries.ts'

const copy = async (address: string) => {
  if (await copyText(address)) toast.success('地址已复制')
  else toast.warning('复制失败，请长按或选中地址后手动复制')
}

const Address = ({
  address,
  onRenew,
  onStop,
  pending,
}: {
  address: string
  onRenew: () => void
  onStop: () => void
  pending: boolean
}) => {
  const renew = async () => {
    const agreed = await confirm({
      title: '更换订阅地址？',
      note: '原地址立即失效，已订阅的设备需要用新地址重新订阅。',
      yes: '更换',
    })
    if (agreed) onRenew()
  }
  const stop = async () => {
    const agreed = await confirm({
      title: '停止订阅？',
      note: '地址立即失效，已订阅的设备不再更新。',
      yes: '停止订阅',
      danger: true,
    })
    if (agreed) onStop()
  }
  return (
    <>
      <div className={styles.place}>
        <output className={styles.address} aria-label="日历订阅地址">
          {address}
        </output>
        <Button
          kind="primary"
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copy(address)}
        >
          复制地址
        </Button>
      </div>
      <p className={styles.note}>
        知道这个地址的人都能看到您的任务、考试和问卷的名称与时间，请不要转发；如已外泄，请更换地址。
      </p>
      <ol className={styles.ways}>
        <li>iPhone、iPad：设置 → 日历 → 账户 → 添加账户 → 其他 → 添加已订阅的日历，粘贴地址。</li>
        <li>安卓手机：在支持“网络订阅”或 iCalendar 的日历应用中选择添加订阅，粘贴地址。</li>
        <li>电脑（Outlook、苹果“日历”）：选择“从 Internet 订阅”或“新建日历订阅”，粘贴地址。</li>
      </ol>
      <div className={styles.actions}>
        <Button disabled={pending} onClick={() => void renew()}>
          更换地址
        </Button>
        <Button disabled={pending} onClick={() => void stop()}>
          停止订阅
        </Button>
      </div>
    </>
  )
}

const FeedDialog = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(feed)
  const renewing = useMutation({
    mutationFn: () => call(renewCalendarFeed, {}),
    onSuccess: (made) => {
      queries.setQueryData(feed.queryKey, made)
      toast.success('订阅地址已生成')
    },
    onError: (fault) => toast.error(fault.message),
  })
  const stopping = useMutation({
    mutationFn: () => call(stopCalendarFeed, {}),
    onSuccess: () => {
      queries.setQueryData(feed.queryKey, { Url: '' })
      toast.success('已停止订阅')
    },
    onError: (fault) => toast.error(fault.message),
  })
  const pending = renewing.isPending || stopping.isPending
  return (
    <Dialog title="订阅学习日历" hold onClose={onClose}>
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonText lines={3} />
      ) : data.Url === '' ? (
        <>
          <p>
            把任务、考试和问卷的时间放进手机或电脑自带的日历：截止前会提醒，时间有变动会自动更新（一般一小时内）。
          </p>
          <div className={styles.actions}>
            <Button kind="primary" pending={renewing.isPending} onClick={() => renewing.mutate()}>
              生成订阅地址
            </Button>
          </div>
        </>
      ) : (
        <Address
          address={data.Url}
          pending={pending}
          onRenew={() => renewing.mutate()}
          onStop={() => stopping.mutate()}
        />
      )}
    </Dialog>
  )
}

/** 订阅日历: the secret address by which a calendar program shows one's dates, to be renewed or taken back. */
export const CalendarFeedButton = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<CalendarPlus size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        订阅到日历
      </Button>
      {open && <FeedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
