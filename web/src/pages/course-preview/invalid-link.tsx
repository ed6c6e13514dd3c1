import { endSession } from '#session'
import { toast } from '#ui'
import { useEffect } from 'react'
import { Navigate } from 'react-router'

const message = '请确认您输入的链接是否正确！'

/** A preview link whose credentials stand where they cannot be read: says so, forgets the session and asks to sign in. */
export const InvalidLink = () => {
  useEffect(() => {
    toast.error(message)
    endSession()
  }, [])
  return <Navigate to="/login" replace />
}
