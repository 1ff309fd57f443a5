export { LoginForm } from './login-form';
export { RegisterForm } from './register-form';
