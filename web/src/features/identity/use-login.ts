import { CallError } from '#call'
import { type Credentials, signIn } from '#session'
import { toast } from '#ui'
import { useEffect, useRef, useState } from 'react'

/** How long a failed sign-in keeps people waiting before it says why, in ms. */
export const LOGIN_ERROR_DELAY = 5000

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Signing in with its waiting and its fault; a network that is gone is told at once, a refusal after the delay. */
export const useLogin = (onDone: () => void) => {
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState('')
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
      const message = error instanceof Error ? error.message : String(error)
      if (error instanceof CallError && error.http > 0) await after(LOGIN_ERROR_DELAY)
      if (!there.current) return
      setFault(message)
      toast.error(message)
      setPending(false)
    }
  }
  return { pending, fault, submit }
}
