export { LoginForm } from './login-form.tsx'
export { PasswordForm } from './password-form.tsx'
