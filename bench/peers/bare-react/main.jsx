// The least that a login of React can be: two controlled fields and a button, nothing else.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const Login = () => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Log in</h1>
      <label>
        Username <input value={username} onChange={(event) => setUsername(event.target.value)} />
      </label>
      <label>
        Password{' '}
        <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <button type="submit">Log in</button>
    </form>
  );
};

createRoot(document.getElementById('root')).render(<Login />);
