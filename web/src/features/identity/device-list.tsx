import { call, serverNow } from '#call'
import { Skeleton, Button, confirm, Failure, Tag, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Device, signOutDevice } from '@xinglin/contract/identity'
import { Laptop, LogOut, Smartphone } from 'lucide-react'
import styles from './device-list.module.css'
import { devices } from './queries.ts'
import { seenWords } from './seen-words.ts'

const icons = { phone: Smartphone, computer: Laptop }

const kindOf = (name: string) =>
  /Android|iOS|iPhone|iPad|Harmony/i.test(name) ? 'phone' : 'computer'

const Line = ({ device, onSignOut }: { device: Device; onSignOut: () => void }) => {
  const Icon = icons[kindOf(device.Name)]
  return (
    <li className={styles.device}>
      <span className={styles.sign}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {device.Name}
          {device.Current && <Tag tone="success">当前设备</Tag>}
        </p>
        <p className={styles.about}>
          <span>{device.Address}</span>
          <span>{seenWords(device, serverNow())}</span>
        </p>
      </div>
      {!device.Current && (
        <Button size="small" aria-label={`退出 ${device.Name}`} onClick={onSignOut}>
          退出
        </Button>
      )}
    </li>
  )
}

/** 登录设备: where one is signed in, and signing out there: at one place, or at all others. */
export const DeviceList = () => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(devices)
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => call(signOutDevice, { Id: id }),
    onSuccess: async ({ Ended }) => {
      toast.success(`已退出 ${Ended} 个设备`)
      await queries.invalidateQueries({ queryKey: devices.queryKey })
    },
    onError: (failure) => toast.error(failure.message),
  })
  if (error && !data)
    return <Failure head="登录设备加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <section className={styles.list} aria-busy="true" aria-label="正在加载登录设备">
        <Skeleton height="64px" shape="block" />
        <Skeleton height="64px" shape="block" />
      </section>
    )
  }
  const others = data.filter(({ Current }) => !Current)
  const one = async (device: Device) => {
    const agreed = await confirm({
      title: `退出「${device.Name}」？`,
      note: '该设备需要重新登录；学习进度已经保存，不受影响。',
      yes: '退出该设备',
      danger: true,
    })
    if (agreed) mutate(device.Id)
  }
  const all = async () => {
    const agreed = await confirm({
      title: '退出所有其他设备？',
      note: `除本机外的 ${others.length} 个设备都需要重新登录。`,
      yes: '全部退出',
      danger: true,
    })
    if (agreed) mutate('')
  }
  return (
    <>
      <ul className={styles.list}>
        {data.map((device) => (
          <Line key={device.Id} device={device} onSignOut={() => void one(device)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          size="small"
          icon={<LogOut size={15} aria-hidden />}
          pending={isPending}
          onClick={() => void all()}
        >
          退出所有其他设备
        </Button>
      ) : (
        <p className={styles.alone}>只有本机登录着这个账号。</p>
      )}
    </>
  )
}
