import { Button, copyText, toast } from '#ui'
import { elsewherePaths } from '@xinglin/contract/simulations/experiment'
import { Copy } from 'lucide-react'
import styles from './elsewhere.module.css'

const copy = async (text: string) => {
  if (await copyText(text)) toast.success('已复制')
  else toast.warning('浏览器不允许复制，请手工选取')
}

const Line = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{text}</code>
      <Button
        kind="plain"
        size="small"
        icon={<Copy size={15} aria-hidden />}
        aria-label={`复制${name}`}
        onClick={() => void copy(text)}
      >
        复制
      </Button>
    </dd>
  </div>
)

/** What whoever made the experiment is handed, but for the secret. */
export const AddressLines = ({ appId }: { appId: string }) => {
  const { origin } = window.location
  return (
    <dl className={styles.lines}>
      <Line name="APPID" text={appId} />
      <Line name="换取 access_token" text={origin + elsewherePaths.token} />
      <Line name="续期 access_token" text={origin + elsewherePaths.refresh} />
      <Line name="上传实验结果" text={origin + elsewherePaths.upload} />
    </dl>
  )
}
