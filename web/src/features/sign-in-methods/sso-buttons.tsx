import { call } from '#call'
import { Button, toast } from '#ui'
import { type SignInMethods, startSso } from '@xinglin/contract/sign-in-methods'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import styles from './sso.module.css'

type Props = { readonly providers: SignInMethods['Sso']; readonly wanted: string | undefined }

/** Single sign-on: one button a provider; leaves this site for the other side. */
export const SsoButtons = ({ providers, wanted }: Props) => {
  const [going, setGoing] = useState('')
  const go = async (id: string) => {
    setGoing(id)
    try {
      const { Url } = await call(
        startSso,
        { ProviderId: id, Origin: window.location.origin, Redirect: wanted ?? '' },
        { asNobody: true },
      )
      window.location.assign(Url)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
      setGoing('')
    }
  }
  if (providers.length === 0) return null
  return (
    <div className={styles.others}>
      <p className={styles.divider}>其他登录方式</p>
      {providers.map(({ Id: id, Name: name }) => (
        <Button
          key={id}
          size="large"
          wide
          icon={<LogIn size={17} aria-hidden />}
          pending={going === id}
          disabled={going !== ''}
          onClick={() => void go(id)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
