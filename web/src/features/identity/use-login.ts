import { CallError, code } from '#call'
import { type Credentials, signIn } from '#session'
import { toast, messageOf } from '#ui'
import { useEffect, useRef, useState } from 'react'

/** How long a failed sign-in keeps people waiting before it says why, in ms. */
export const LOGIN_ERROR_DELAY = 5000

/** From how many refusals on the server may have shut the account for a while; its answer never says so. */
const lockedFrom = 5

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Signing in with its waiting and its fault; a network that is gone is told at once, a refusal after the delay.
 * `mayBeLocked` after many refusals of one name, whether or not there is such an account.
 */
export const useLogin = (onDone: () => void) => {
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const [refused, setRefused] = useState({ account: '', times: 0 })
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => void (there.current = false)
  }, [])
  const submit = async (credentials: Credentials) => {
    setPending(true)
    setFault('')
    try {
      await signIn(credentials)
      onDone()
    } catch (error) {
      const message = messageOf(error)
      if (error instanceof CallError && error.http > 0) await after(LOGIN_ERROR_DELAY)
      if (!there.current) return
      if (error instanceof CallError && error.code === code.badLogin) {
        const account = credentials.account.trim().toLowerCase()
        setRefused((before) => ({
          account,
          times: before.account === account ? before.times + 1 : 1,
        }))
      }
      setFault(message)
      toast.error(message)
      setPending(false)
    }
  }
  return { pending, fault, mayBeLocked: refused.times >= lockedFrom, submit }
}
