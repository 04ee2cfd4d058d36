import * as z from 'zod/mini'
import { emailField, linkTokenField, newPasswordField, passwordField } from '../field.ts'
import { defineRoutes } from '../route.ts'

export const passwordRoutes = defineRoutes({
  'request-password-reset': {
    method: 'POST',
    path: '/api/password/reset-request',
    summary: 'Mails a link to choose a new password; answers alike for an unknown e-mail.',
    access: 'anonymous',
    rate: 'mail',
    body: z.strictObject({ email: emailField }),
  },
  'update-password': {
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Sets a new password by the token of the mailed link, once; ends all sessions.',
    access: 'anonymous',
    rate: 'link',
    body: z.strictObject({ token: linkTokenField, password: newPasswordField }),
    problems: ['link-invalid', 'password-too-common', 'password-own-name'],
  },
  'change-password': {
    method: 'PUT',
    path: '/api/password',
    summary: 'Changes the password of the person signed in, by the old one; signs out their other devices.',
    rate: 'sign-in',
    body: z.strictObject({ current_password: passwordField, password: newPasswordField }),
    problems: ['wrong-password', 'password-too-common', 'password-own-name'],
  },
})
